print("tablemockup")
